import type { ComponentProps } from 'react';

/** A picture of the text: loaded when near, decoded aside; width and height pass through so nothing moves. */
export function Image({ alt = '', ...rest }: ComponentProps<'img'>) {
  // biome-ignore lint/performance/noImgElement: static export, no image server
  return <img loading="lazy" decoding="async" alt={alt} {...rest} />;
}
