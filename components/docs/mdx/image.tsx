import type { ComponentProps } from 'react';

/**
 * A picture of the text: loaded when near, decoded aside; width and height pass through so nothing moves. The
 * framework adds the base path to links only.
 */
export function Image({ alt = '', src, ...rest }: ComponentProps<'img'>) {
  const address =
    typeof src === 'string' && src.startsWith('/') ? `${process.env.BASE_PATH ?? ''}${src}` : src;
  return <img loading="lazy" decoding="async" alt={alt} src={address} {...rest} />;
}
