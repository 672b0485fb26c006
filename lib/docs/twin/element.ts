import type { Element } from 'hast';

export const classesOf = (element: Element): readonly string[] => {
  const names = element.properties.className;
  return Array.isArray(names) ? names.map(String) : [];
};

/** Decoration, or words that only repeat for screen readers what the text next to them says. */
export const isUnseen = (element: Element): boolean =>
  element.properties.ariaHidden === 'true' ||
  element.properties.role === 'tooltip' ||
  classesOf(element).includes('visually-hidden');
