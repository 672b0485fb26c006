import { cloudfront } from './cloudfront';
import type { Host } from './host';
import { netlify } from './netlify';
import { nginx } from './nginx';
import { uploads } from './uploads';

/** Every host except object storage; DEPLOYMENT.md describes each. */
export const HOSTS: readonly Host[] = [nginx, netlify, cloudfront, uploads];
