/** One thing to know before the files of a kind can be written; an option of the command, or a question. */
export interface Question {
  /** Name of the option. */
  readonly name: string;
  readonly ask: string;
  readonly example: string;
  /** Can be left empty. */
  readonly isOptional?: boolean;
  /** What is wrong with a reply, and what to do. */
  fault?(answer: string): string | undefined;
}

/** Files that begin something new. */
export interface NewFiles {
  /** Texts by path below the content folder; none of these files exists yet. */
  readonly files: ReadonlyMap<string, string>;
  /** Addresses for the group of the sidebar that the author chooses. */
  readonly routes: readonly string[];
  /** Lines to add at the end of files that exist, by path below the content folder. */
  readonly lines: ReadonlyMap<string, string>;
  /** What to do then, in order. */
  readonly next: readonly string[];
}

/** A kind of thing that `npm run new` writes, with all files that belong to it. */
export interface NewKind {
  readonly about: string;
  readonly questions: readonly Question[];
  make(answers: Readonly<Record<string, string>>): NewFiles;
}
