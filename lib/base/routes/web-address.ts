import { z } from 'zod';

/** An address of another host. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'begin with "https://"' });
