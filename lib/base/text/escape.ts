/** Text for an element or an attribute of HTML or XML: `a < "b"` → `a &lt; &quot;b&quot;`. */
export const escapeMarkup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
