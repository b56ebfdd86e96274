// Before anything is drawn: the themes this person chose, else the system's. A file of its own because the content security
// policy has no inline script, and blocking so that no other theme flashes up.
(() => {
  const root = document.documentElement;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('tamquan.theme') ?? '{}');
  } catch {
    // Unreadable: as if nothing had been chosen; src/theme writes it anew with the next choice.
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.layout = String(chosen.layout ?? (dark ? 2 : 1));
  root.dataset.topbar = String(chosen.topbar ?? 1);
  root.dataset.sidebar = String(chosen.sidebar ?? 1);
})();
