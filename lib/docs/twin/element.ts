import type { Element } from 'hast';

export const classesOf = (element: Element): readonly string[] => {
  const names = element.properties.className;
  return Array.isArray(names) ? names.map(String) : [];
};

/** Decoration, or words that repeat what the text or the drawing next to them says, for screen readers or narrow columns. */
export const isUnseen = (element: Element): boolean =>
  element.properties.ariaHidden === 'true' ||
  element.properties.role === 'tooltip' ||
  classesOf(element).some((name) => name === 'visually-hidden' || name === 'narrow-only');

/** Parts of a long table that only help to move in it: its filter, the jumps, headings of bands, a second order. */
const HANDLES = new Set(['table-filter', 'jumps', 'band', 'repeat']);

export const isHandle = (element: Element): boolean =>
  classesOf(element).some((name) => HANDLES.has(name));
