/** A part of a command that is fetched when it is first needed, and there at once from then on. */
export function late<M>(load: () => Promise<M>): () => Promise<M> {
  let part: M | undefined;
  return async () => {
    part ??= await load();
    return part;
  };
}
