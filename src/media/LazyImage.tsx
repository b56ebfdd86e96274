import { type ComponentProps, useLayoutEffect, useRef } from 'react';

/**
 * A picture that is fetched when it comes near the view. React would give it its address twice, as a new element and once that is in the
 * page, and the browser looks it up for each: rows under a turning wheel bring hundreds of them.
 */
export function LazyImage({ src, ...rest }: Omit<ComponentProps<'img'>, 'ref'> & { readonly src: string }) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    if (image.current) image.current.src = src;
  }, [src]);
  return <img ref={image} alt="" loading="lazy" {...rest} />;
}
