// Runs before anything is drawn, and holds that up (index.html). scripts/ahead.ts puts it into the page that is built, and says in its
// `data-ahead` how the files are called.
(() => {
  const { documentElement } = document;
  keepAnyway();
  drawThemes();
  const { ahead } = document.currentScript.dataset;
  // As src/i18n/index.ts finds it.
  let language = new URLSearchParams(location.search).get('lang') ?? localStorage.getItem('tamquan.language');
  // Whoever has no session is at the door: there it is no console that comes.
  const hasSession = Object.keys({ ...sessionStorage, ...localStorage }).some((name) => name.endsWith('.sessionkey'));
  if (hasSession) documentElement.dataset.frame = location.pathname;
  /** What the page itself says in this language. */
  let words;
  if (ahead) {
    const built = JSON.parse(ahead);
    if (!Object.hasOwn(built.says, language)) language = 'vi';
    documentElement.lang = language;
    documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
    askFor(built);
    words = built.says[language];
    // One of the scripts that begin could not be had: the page is of a build that is gone, or the network is.
    addEventListener('error', ({ target }) => target.type === 'module' && sayNotLoaded(), true);
    // The same of what they have asked for (src/app/main.ts).
    addEventListener('tamquan.notLoaded', sayNotLoaded);
    setTimeout(() => document.querySelector('#frame > p')?.append(words[2]), 4000);
  }

  /** A browser that keeps nothing, since its storage is closed or full, stops no work: what it does not take lives as long as the page. */
  function keepAnyway() {
    const names = new Map();
    const standIn = (name, real) => {
      const value = {
        __proto__: {
          getItem(place) {
            return this[place] ?? null;
          },
          setItem(place, text) {
            this[place] = text;
          },
          removeItem(place) {
            delete this[place];
            real?.removeItem(place);
          },
        },
        ...real,
      };
      Object.defineProperty(window, name, { value });
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      try {
        names.set(window[name], name);
      } catch {
        standIn(name);
      }
    }
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (place, text) {
      try {
        setItem.call(this, place, text);
      } catch {
        const name = names.get(this);
        // Whoever has had it in hand since before means the one that stands in for it.
        if (window[name] === this) standIn(name, this);
        window[name].setItem(place, text);
      }
    };
  }

  /** The themes this person chose, else the system's: no other flashes up. src/theme mends an unreadable choice. */
  function drawThemes() {
    let chosen;
    try {
      chosen = JSON.parse(localStorage.getItem('tamquan.theme'));
    } catch {
      // Unreadable: as if nothing had been chosen.
    }
    const draw = (part, last, otherwise) => {
      const number = chosen?.[part];
      documentElement.dataset[part] = Number.isInteger(number) && number > 0 && number <= last ? number : otherwise;
    };
    draw('layout', 3, matchMedia('(prefers-color-scheme: dark)').matches ? 2 : 1);
    draw('topbar', 7, 1);
    draw('sidebar', 7, 1);
  }

  /** What this address needs is on its way, and read, while the first script is. */
  function askFor({ files, texts, faces }) {
    if (hasSession) {
      const here = files.flatMap(([where, some]) => (location.pathname.match(where) ? some : []));
      for (const file of new Set(texts[language].concat(here))) {
        // src/ui/prefetchChunks.ts has to know.
        ask(file, { rel: 'modulepreload' }).onerror = ({ target }) => {
          target.dataset.lost = '';
        };
      }
    }
    for (const face of faces) ask(face, { rel: 'preload', as: 'font', type: 'font/woff2', fetchPriority: 'low' });
  }

  /** Nothing draws the page: it says so itself, and is loaded anew by its button, and as soon as the browser is online. */
  function sayNotLoaded() {
    const frame = document.querySelector('#frame');
    const { content } = document.querySelector('#not-loaded');
    const [text, button] = content.querySelectorAll('p, button');
    // It is said already, or the page was drawn: a script of a browser's extension that does not come takes nothing from it.
    if (!frame || !button) return;
    [text.textContent, button.textContent] = words;
    button.onclick = window.ononline = () => location.reload();
    frame.replaceChildren(content);
    button.focus();
  }

  function ask(href, how) {
    const link = Object.assign(document.createElement('link'), { crossOrigin: '', href, ...how });
    document.head.append(link);
    return link;
  }
})();
