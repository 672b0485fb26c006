/** Verbs of tasks: they help to choose, but a page that says it otherwise is a response too. */
export const TASK_VERBS: ReadonlySet<string> = new Set(
  'add check do find get give handle list make manage open pay receive see send set show take tell understand view work'.split(
    ' ',
  ),
);

/** Words that tell nothing about what is looked for; a query of nothing else is searched literally. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about all am an and any are as at be but by can could do does for from had has have how i if in into is it ' +
    'its me mean means my no not of on one or our please should so some that the their them then there these they this ' +
    'to use used using want was we were what when where which who why will with would you your ' +
    'а без бы в во вы где для до если за и из или как какой какие когда ко ли мне мой мы на не но о об от по под при с со ' +
    'так то у уже чем что чтобы это я'
  ).split(' '),
);
