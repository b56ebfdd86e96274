/** The decisions of all moderators, and how long each took to the streams of the others. */
export class Decisions {
  tookMs = [];
  #made = new Map();

  made(uid, reportId) {
    this.#made.set(`${uid} ${reportId}`, performance.now());
  }

  heard(uid, { id, by }) {
    const at = this.#made.get(`${by?.uid} ${id}`);
    if (at !== undefined && by.uid !== uid) this.tookMs.push(performance.now() - at);
  }
}
