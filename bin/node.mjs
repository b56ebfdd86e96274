/** Ends the process with a sentence where this Node is too old for Tam Quan: before anything is loaded that would fail on it in its own words. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Tam Quan needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
