struct HTMLPage {
    let masthead: HTMLMasthead
    let tools: HTMLTools
    let contents: String
    let main: String
    let style: String

    private var language: ReportLanguage { masthead.language }

    var text: String {
        """
        <!DOCTYPE html>
        <html lang="\(Escaping.html(language.code))">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <link rel="icon" href="data:,">
        <title>\(Escaping.html(Escaping.line(masthead.title)))</title>
        <style>
        \(HTMLStyle.text.replacing("passed: ", with: language("passed") + ": "))\(style)
        </style>
        </head>
        <body>
        <a class="skip" href="#examples">\(language("Skip to the examples"))</a>
        \(masthead.text)\(tools.text)<div class="columns">
        \(contents)<main id="examples">
        \(main)<p class="empty" id="nothing" hidden>\(language("No example is like that."))</p>
        </main>
        </div>
        <script>
        \(HTMLScript.text)
        </script>
        </body>
        </html>

        """
    }
}

/// Each kind of event has a single listener, no matter how many examples the page has.
enum HTMLScript {
    static let text = #"""
        (() => {
        'use strict';
        const root = document.documentElement, main = document.getElementById('examples');
        const tools = document.getElementById('tools');
        const store = (key, value) => {
          try { return value === undefined ? localStorage.getItem(key) : localStorage.setItem(key, value); }
          catch { return null; }
        };
        const dark = matchMedia('(prefers-color-scheme: dark)');
        const saved = store('spec-theme');
        if (saved === 'dark' || saved === 'light') root.dataset.theme = saved;
        if (!tools) return;
        const query = document.getElementById('query'), count = document.getElementById('count');
        const all = count.textContent;
        const nothing = document.getElementById('nothing'), theme = document.getElementById('theme');
        const failures = main.querySelector('.failures');
        const isDark = () => root.dataset.theme ? root.dataset.theme === 'dark' : dark.matches;
        const showTheme = () => theme.setAttribute('aria-pressed', isDark());
        showTheme();
        dark.addEventListener('change', showTheme);
        tools.hidden = false;

        // The examples, and the groups around them, looked up when the first filter needs them.
        let examples;
        const read = () => {
          const groups = new Map();
          const groupOf = element => {
            if (!element || element === main) return null;
            let group = groups.get(element);
            if (!group) {
              const up = groupOf(element.parentElement.closest('.group'));
              const heading = element.firstElementChild.firstElementChild.textContent.toLowerCase();
              group = {element, up, shown: 0, text: (up ? up.text + ' ' : '') + heading,
                tags: tagsOf(element).concat(up ? up.tags : [])};
              groups.set(element, group);
            }
            return group;
          };
          examples = [...main.querySelectorAll('.group>ul>li')].map(element => {
            const group = groupOf(element.parentElement.parentElement);
            const details = element.firstElementChild;
            const line = details && details.localName === 'details' ? details.firstElementChild : element;
            return {element, group, status: element.className, tags: tagsOf(element).concat(group.tags),
              text: group.text + ' ' + line.textContent.toLowerCase()};
          });
          examples.groups = [...groups.values()];
        };
        const tagsOf = element => element.dataset.tags ? element.dataset.tags.split('\n') : [];
        const pressed = key => new Set([...tools.querySelectorAll(`[data-${key}][aria-pressed=true]`)]
          .map(button => button.dataset[key]));
        const show = (element, isShown) => { if (element.hidden === isShown) element.hidden = !isShown; };

        const filter = () => {
          if (!examples) read();
          const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
          const statuses = pressed('status'), tags = pressed('tag');
          const isFiltered = words.length + statuses.size + tags.size > 0;
          let shown = 0;
          for (const group of examples.groups) group.shown = 0;
          for (const example of examples) {
            const isShown = (!statuses.size || statuses.has(example.status))
              && (!tags.size || example.tags.some(tag => tags.has(tag)))
              && words.every(word => example.text.includes(word));
            show(example.element, isShown);
            if (!isShown) continue;
            shown++;
            for (let group = example.group; group; group = group.up) group.shown++;
          }
          for (const group of examples.groups) {
            show(group.up ? group.element : group.element.parentElement, group.shown > 0);
            if (words.length && group.shown) group.element.open = true;
          }
          if (failures) show(failures, !isFiltered);
          show(nothing, shown === 0);
          count.textContent = isFiltered ? count.dataset.some.replace('%1', shown) : all;
        };
        let isWaiting = false;
        const filterSoon = () => {
          if (isWaiting) return;
          isWaiting = true;
          requestAnimationFrame(() => { isWaiting = false; filter(); });
        };
        const clear = () => {
          query.value = '';
          for (const button of tools.querySelectorAll('.chip')) button.setAttribute('aria-pressed', false);
          filter();
        };

        // A link leads to what may be folded away or filtered out.
        const reveal = () => {
          let id = location.hash.slice(1);
          try { id = decodeURIComponent(id); } catch { /* as it stands */ }
          const target = id && document.getElementById(id);
          if (!target) return;
          if (examples && target.closest('[hidden]')) clear();
          for (let element = target; element; element = element.parentElement) {
            if (element.localName === 'details') element.open = true;
          }
          const own = target.firstElementChild;
          if (own && own.localName === 'details') own.open = true;
          target.scrollIntoView();
        };
        addEventListener('hashchange', reveal);
        reveal();

        const actions = {
          collapse: () => { for (const group of main.querySelectorAll('.group')) group.open = false; },
          expand: () => { for (const group of main.querySelectorAll('.group')) group.open = true; },
          details: () => {
            const all = [...main.querySelectorAll('li[class]>details')], isOpen = !all.every(details => details.open);
            for (const details of all) details.open = isOpen;
          },
          theme: () => {
            root.dataset.theme = isDark() ? 'light' : 'dark';
            store('spec-theme', root.dataset.theme);
            showTheme();
          },
        };
        document.addEventListener('click', event => {
          const button = event.target.closest('button');
          if (button && button.dataset.do) actions[button.dataset.do]();
          if (!button || !button.classList.contains('chip')) return;
          button.setAttribute('aria-pressed', button.getAttribute('aria-pressed') !== 'true');
          filter();
        });
        query.addEventListener('input', filterSoon);
        tools.addEventListener('submit', event => event.preventDefault());
        document.addEventListener('keydown', event => {
          const isTyping = /^(input|textarea|select)$/i.test(event.target.localName);
          const isPlain = !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
          // The letter, or the key of the letter on a keyboard of other letters.
          if (isPlain && (event.key === 'o' || event.code === 'KeyO' && event.key > '~')) actions.details();
          if (event.key === '/' && isPlain) {
            event.preventDefault();
            query.focus();
          } else if (event.key === 'Escape' && event.target === query) clear();
        });

        // Paper cannot be unfolded.
        let folded = [];
        addEventListener('beforeprint', () => {
          folded = [...main.querySelectorAll('details:not([open]):not(.same)')];
          for (const details of folded) details.open = true;
        });
        addEventListener('afterprint', () => { for (const details of folded) details.open = false; });
        })();
        """#
}
