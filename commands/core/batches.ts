/** The work in flight for each name. */
const underWay = new Map<string, Promise<unknown>>();

/** Acts once whatever came before under the same name has come to its end. */
export function inTurn<T>(name: string, act: () => Promise<T>): Promise<T> {
  const turn = (underWay.get(name) ?? Promise.resolve()).then(act, act);
  underWay.set(name, turn);
  const leave = () => {
    if (underWay.get(name) === turn) underWay.delete(name);
  };
  void turn.then(leave, leave);
  return turn;
}
