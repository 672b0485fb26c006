/** The forms in which a request can be taken along, by the name that a reader chooses. */
export const READY_LANGUAGES = [
  ['curl', 'cURL'],
  ['http', 'HTTP'],
  ['bash', 'Bash'],
  ['javascript', 'JavaScript'],
  ['python', 'Python'],
  ['php', 'PHP'],
  ['java', 'Java'],
  ['kotlin', 'Kotlin'],
] as const;

export type ReadyLanguage = (typeof READY_LANGUAGES)[number][0];
