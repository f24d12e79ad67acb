/// Each color has one value for light mode and one for dark mode.
enum HTMLStyle {
    static let text = #"""
        :root{color-scheme:light dark;
        --page:light-dark(#f7f7f5,#131519);--card:light-dark(#fff,#1b1e24);--ink:light-dark(#1c2027,#e6e8ec);
        --dim:light-dark(#5c6370,#9aa2b1);--line:light-dark(#e2e3e7,#2d323b);--code:light-dark(#f4f4f2,#15171c);
        --link:light-dark(#2457c5,#8ab4ff);--p:light-dark(#1b7f4d,#4cc38a);--f:light-dark(#c4232f,#ff8087);
        --s:light-dark(#6b7280,#a0a8b6);--r:light-dark(#9a5a00,#f5b458);--k:light-dark(#6c4bc1,#b9a2ff);
        --fbg:light-dark(#fdeeee,#35191c);--pbg:light-dark(#e9f6ee,#14291f);--mark:light-dark(#fff1c2,#3d3416);
        --mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
        :root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
        *{box-sizing:border-box}
        html{scroll-padding-top:8.5rem}
        body{margin:0 auto;max-width:76rem;padding:0 1.5rem 4rem;background:var(--page);color:var(--ink);
        font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;overflow-wrap:anywhere}
        a{color:var(--link);text-underline-offset:.15em}
        :focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:4px}
        [hidden]{display:none!important}
        .sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        .skip{position:absolute;left:-99rem;top:.5rem;z-index:9;padding:.5rem 1rem;background:var(--card)}
        .skip:focus{left:1rem}
        .masthead{padding:2.5rem 0 1.25rem}
        h1{margin:0;font-size:1rem;font-weight:600;color:var(--dim)}
        .verdict{margin:.1rem 0 1rem;font-size:clamp(1.6rem,4.5vw,2.4rem);font-weight:700;line-height:1.2;
        letter-spacing:-.02em}
        .green .verdict{color:var(--p)}.red .verdict{color:var(--f)}
        .bar{display:flex;gap:3px;height:10px}
        .bar i{min-width:10px;border-radius:5px;background:var(--c)}
        .p{--c:var(--p)}.f{--c:var(--f)}.s{--c:var(--s)}.r{--c:var(--r)}.k{--c:var(--k)}
        .facts{margin:.7rem 0 0;color:var(--dim)}.made{margin:.25rem 0 0;font-size:.82rem}
        .tools{position:sticky;top:0;z-index:5;margin:0 -1.5rem 1.5rem;padding:.75rem 1.5rem;background:var(--page);
        border-bottom:1px solid var(--line)}
        .row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
        .row+.row{margin-top:.6rem}
        input,button{font:inherit;font-size:.9rem;line-height:1.4;color:inherit;background:var(--card);
        border:1px solid var(--line);border-radius:8px;padding:.4rem .75rem}
        input{flex:1 1 14rem;min-width:0}
        input::placeholder{color:var(--dim);opacity:1}
        button{cursor:pointer}button:hover{border-color:var(--dim)}
        .chips{display:flex;flex-wrap:wrap;gap:.4rem}
        .chip{border-radius:99px;padding:.2rem .75rem;font-size:.85rem;white-space:nowrap}
        .chip:not(.tag)::before{content:"";display:inline-block;width:.6em;height:.6em;margin-right:.45em;
        border-radius:50%;background:var(--c)}
        #theme[aria-pressed=true]{border-color:var(--ink)}
        .chip[aria-pressed=true]{background:var(--ink);border-color:var(--ink);color:var(--page)}
        .chips+.chips{padding-left:.6rem;border-left:1px solid var(--line)}
        .count{margin:0 0 0 auto;font-size:.85rem;color:var(--dim)}
        .columns{display:flex;gap:2.5rem;align-items:flex-start}
        main{flex:1;min-width:0}
        .contents{position:sticky;top:8.5rem;flex:0 0 14rem;max-height:calc(100vh - 9rem);overflow:auto;
        font-size:.9rem;order:2}
        .contents ol{margin:0;padding:0 0 0 1rem;list-style:none;border-left:1px solid var(--line)}
        .contents li{margin:.3rem 0}
        .contents a{color:var(--dim);text-decoration:none}.contents a:hover{color:var(--ink);text-decoration:underline}
        .chapter{margin:0 0 2.5rem}.chapter>h2{font-size:1.75rem}.chapter:not(:has(>.top:not([hidden]))){display:none}
        .prose{max-width:46rem;margin:.4rem 0 1.2rem}.prose p,.prose ul{margin:.5rem 0}
        .prose ul{padding-left:1.3rem;list-style:disc}.prose code{font:.9em var(--mono)}
        .chapter>h2:hover+.link{opacity:1}.contents .part{margin:0 0 1rem}.contents .part>a{color:var(--ink);font-weight:600}
        .contents .part ol{border:0;padding-left:.8rem}
        .same{margin:.2rem 0 .6rem}.same>summary{list-style:revert}
        .top,.failures{margin:0 0 1.25rem;padding:1.1rem 1.5rem 1.2rem;background:var(--card);
        border:1px solid var(--line);border-radius:14px}
        .top{content-visibility:auto;contain-intrinsic-size:auto calc(6rem + var(--lines)*1.9rem)}
        h2,h3,h4,h5,h6{display:inline;margin:0;line-height:1.35}
        h2{font-size:1.35rem;letter-spacing:-.01em}h3{font-size:1.08rem}h4,h5,h6{font-size:1rem}
        summary{cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}
        .group>summary{position:relative}
        .group>summary::before{content:"";position:absolute;left:-.95rem;top:.6em;border:.28em solid transparent;
        border-left:.4em solid var(--dim);transform-origin:.14em 50%;opacity:.55}
        .group[open]>summary::before{transform:rotate(90deg)}
        .group>summary:hover::before{opacity:1}
        .group .group{margin:.7rem 0 0 1.1rem}
        .link{margin-left:.5rem;color:var(--dim);text-decoration:none;opacity:0}
        summary:hover>.link,.link:focus{opacity:1}
        b.bad{margin-left:.5rem;font-size:.78rem;font-weight:600;color:var(--f);white-space:nowrap}
        .contents b.bad{padding:0 .45em;border-radius:99px;background:var(--fbg);margin-left:.25rem}
        ul{margin:.35rem 0 0;padding:0;list-style:none}
        li[class]{position:relative;padding:.1rem 0 .1rem 1.6rem;unicode-bidi:plaintext}
        li[class]::before{position:absolute;left:.15rem;color:var(--c);font-weight:700}
        li.p::before{content:"✓";content:"✓" / "passed: "}li.f::before{content:"✗";content:"✗" / ""}
        li.s::before{content:"–";content:"–" / ""}li.r::before{content:"↻";content:"↻" / ""}
        li.k::before{content:"≈";content:"≈" / ""}
        ul>.f>details>summary{font-weight:600}
        ul>.s{color:var(--dim)}
        li>b,li>details>summary>b{margin-left:.3rem;padding:.05em .55em;border:1px solid;border-radius:99px;
        font-size:.72rem;font-weight:600;color:var(--c);white-space:nowrap;vertical-align:.1em}
        li>details>summary::after{content:"";display:inline-block;width:.4em;height:.4em;margin:0 0 .18em .6em;
        border:solid var(--dim);border-width:0 1.5px 1.5px 0;transform:rotate(45deg)}
        li>details[open]>summary::after{transform:rotate(225deg) translate(-.15em,-.15em)}
        .why,.time{color:var(--dim);font-size:.88rem;font-weight:400}
        .why{margin-left:.3rem}.time{margin-left:.3rem;white-space:nowrap}
        span.tag{margin-left:.35rem;padding:.05em .5em;border-radius:5px;background:var(--page);
        border:1px solid var(--line);font-size:.74rem;font-weight:400;color:var(--dim);white-space:nowrap}
        .detail{margin:.3rem 0 .8rem}
        .failure{margin:.4rem 0 .8rem;padding:.7rem .9rem;border-left:3px solid var(--c,var(--f));border-radius:0 8px 8px 0;
        background:var(--code)}
        pre{margin:0;font:.84rem/1.5 var(--mono);white-space:pre-wrap;tab-size:4}
        .message del,.message ins{display:inline-block;min-width:100%;text-decoration:none;border-radius:3px}
        .message b{text-decoration:underline;text-underline-offset:3px}
        .message del{background:var(--fbg);color:var(--f)}.message ins{background:var(--pbg);color:var(--p)}
        .place{margin:.5rem 0 0;font:.78rem/1.5 var(--mono);color:var(--dim)}
        .source{margin-top:.35rem;color:var(--dim);white-space:pre;overflow-x:auto}
        .source mark{display:inline-block;min-width:100%;background:var(--mark);color:var(--ink);border-radius:3px}
        .label{margin:.7rem 0 .2rem;font-size:.78rem;font-weight:600;color:var(--dim)}
        .steps{margin:0;padding:0;list-style:none;font-size:.92rem;font-weight:400}
        .steps li{margin-left:calc(var(--level)*1.2rem)}
        .steps .good::before{content:"✓";color:var(--p)}.steps .bad::before{content:"✗";color:var(--f)}
        .steps .bad{--c:var(--f)}
        figure{margin:.2rem 0 .6rem}
        .attached,.output{padding:.7rem .9rem;background:var(--code);border:1px solid var(--line);border-radius:8px;
        overflow:auto;max-height:32rem}
        .attached{width:fit-content;max-width:100%;line-height:1.25;white-space:pre}
        figure img{display:block;max-width:100%;min-width:2rem;border:1px solid var(--line);border-radius:8px}
        .failures{border-color:color-mix(in srgb,var(--f) 35%,var(--line))}
        .failures ol{margin:.5rem 0 0;padding-left:1.5rem}
        .failures li{margin:.35rem 0}
        .failures li::marker{color:var(--dim)}
        .failures a{color:var(--ink);font-weight:600;text-decoration:none}
        .failures a:hover{text-decoration:underline}
        .failures .path{font-weight:400;color:var(--dim)}
        .failures li .why{margin:0}
        .failures li .message{margin-top:.3rem}
        .failures li .source{margin-top:.2rem;white-space:pre-wrap;padding-left:.8rem;border-left:2px solid var(--line)}
        .failures li .place{margin:.2rem 0 0}
        .again{margin:.2rem 0 .9rem;font-size:.78rem;color:var(--dim)}
        .again code{font-family:var(--mono);color:var(--ink);user-select:all}
        .failures details>summary{margin:.6rem 0 0 1.5rem;color:var(--link)}
        .failures h3{display:block;margin:1rem 0 .3rem}
        .empty{padding:2rem;text-align:center;color:var(--dim)}
        li:target,summary:has(>:target){background:var(--mark);border-radius:6px}
        @media(max-width:60rem){.columns{display:block}
        .contents{position:static;max-height:none;margin:0 0 1.5rem}.contents ol{border:0;padding:0}.contents .part{margin:.3rem 0}
        .contents .part>ol,.contents:not(:has(.part)){display:none}}
        @media(max-width:40rem){body{padding:0 .9rem 3rem}.masthead{padding-top:1.4rem}
        html{scroll-padding-top:1rem}.tools{position:static;margin:0 -.9rem 1rem;padding:.6rem .9rem}
        .tools button:not(.chip){flex:1 1 40%;overflow-wrap:normal}
        .tools .row+.row{flex-wrap:nowrap;overflow-x:auto;scrollbar-width:none}.chips{flex-wrap:nowrap}
        .row{align-items:stretch}input{flex-basis:100%}.top,.failures{padding:.9rem .9rem 1rem 1.3rem;border-radius:10px}
        .group .group{margin-left:.7rem}.count{padding-left:.5rem;white-space:nowrap}}
        @page{size:A4;margin:16mm 14mm}
        @media print{:root{color-scheme:light!important}pre.attached,pre.output{max-height:none;white-space:pre-wrap}.tools,.contents,.skip,.link{display:none!important}
        body{max-width:none;padding:0;background:none;font-size:11pt}.columns{display:block}
        .masthead{padding:0 0 1rem}.chapter+.chapter{break-before:page}
        .top,.failures{content-visibility:visible;border:0;padding:0 0 0 1rem}
        summary,.failure,figure{break-inside:avoid}summary{break-after:avoid}}
        @media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
        """#
}
