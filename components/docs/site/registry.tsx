import { Counters } from '../../gateway/services/counters';
import { Changelog } from './changelog';
import { Glossary } from './glossary';
import { News } from './news';

/** Components that print the site's own data. */
export const siteComponents = { Changelog, Counters, Glossary, News };
