import { useState } from 'react';

/** A picture of a person; empty or broken, a default one: the first letter of the last name part, as names are called here. */
export function Avatar({ src = '', name, size = 24 }: { src?: string | undefined; name: string; size?: number }) {
  const [broken, setBroken] = useState<string | null>(null);
  const style = { width: size, height: size, fontSize: Math.round(size * 0.45) };
  if (src === '' || broken === src) {
    const letter = [...(name.trim().split(/\s+/).at(-1) ?? '')][0] ?? '?';
    return (
      <span
        aria-hidden="true"
        style={style}
        className="shrink-0 grid place-items-center rounded-full bg-selected text-accent font-semibold uppercase"
      >
        {letter}
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      style={style}
      className="shrink-0 rounded-full object-cover bg-raised"
      onError={() => setBroken(src)}
    />
  );
}
