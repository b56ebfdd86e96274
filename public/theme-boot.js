(() => {
  const { dataset } = document.documentElement;
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem('tamquan.theme'));
  } catch {
    // Unreadable: as if nothing had been chosen.
  }
  const draw = (part, last, otherwise) => {
    const number = chosen?.[part];
    dataset[part] = Number.isInteger(number) && number >= 1 && number <= last ? number : otherwise;
  };
  draw('layout', 3, matchMedia('(prefers-color-scheme: dark)').matches ? 2 : 1);
  draw('topbar', 7, 1);
  draw('sidebar', 7, 1);
})();
