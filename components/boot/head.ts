/**
 * Inlined in `<head>` and run before the first paint: what would flash if it came later. Stored values are foreign
 * input and pass a list; when storage throws, the page without attributes is the dark one.
 */
declare const __ANNOUNCEMENT_ID__: string;

const LANGUAGES = /^(?:bash|php|javascript|python|java|kotlin|http|json)$/;
const html = document.documentElement;
html.dataset.js = '';

const asked = new URLSearchParams(location.search).get('lang') ?? '';
if (LANGUAGES.test(asked)) html.dataset.lang = asked;

try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light') html.dataset.theme = theme;
  else if (theme !== null && theme !== 'dark') localStorage.removeItem('theme');
  if (localStorage.getItem('announcement') === __ANNOUNCEMENT_ID__)
    html.dataset.announcement = 'closed';
  if (!html.dataset.lang) {
    const stored: unknown = JSON.parse(localStorage.getItem('tabs') ?? '{}');
    const lang =
      stored && typeof stored === 'object' && 'lang' in stored ? String(stored.lang) : '';
    if (LANGUAGES.test(lang)) html.dataset.lang = lang;
  }
} catch {
  // Blocked storage or a foreign value: the defaults stand, silently (spec §4).
}
