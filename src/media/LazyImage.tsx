import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../state/afterPaint';
import { onceRested } from './flight';

/**
 * A picture that is fetched when it comes near the view, once what it stands in is painted: to ask for it changes the page, and a second
 * frame is drawn on the heels of the first. Where rows fly past, it is once they rest. React would give it its address twice, as a new element and
 * once that is in the page, and the browser looks it up for each: rows under a turning wheel bring hundreds of them.
 */
export function LazyImage({ src, ...rest }: Omit<ComponentProps<'img'>, 'ref'> & { readonly src: string }) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const shown = image.current;
    // It may have shown another row's, which would stay until this one is there.
    shown?.removeAttribute('src');
    let callOff = () => {};
    const stop = onceRested(() => {
      callOff = afterPaint(() => {
        if (shown) shown.src = src;
      });
    });
    return () => {
      stop();
      callOff();
    };
  }, [src]);
  return <img ref={image} alt="" loading="lazy" {...rest} />;
}
