void early_end(void);
