/** Verbs of tasks, and words for what all pages are about: they help to choose, but a page without them fits too. */
export const TASK_VERBS: ReadonlySet<string> = new Set(
  'add check do issue perform process explain find get give handle know learn list make manage need open pay receive see send set show take tell understand view want work endpoint gateway'.split(
    ' ',
  ),
);

/** Words that tell nothing about what is looked for; a query of nothing else is searched literally. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a able about after again all already am an and any anybody anyone anything are as at be been before being between but by certain can cannot could did difference different do does during each else ever every exist exists for from go goes gone got had happen happens has have he her him his how i if in instead into is it ' +
    'its just let lets long many may me mean meaning means might mine much must my never no not nothing now of off often on one ones only or our out please put really right said say says shall she should so some somebody someone something still than that the their them then there these they thing things this ' +
    'actually anyway aren cant couldn didn didnt doesn doesnt don dont hadn hasn hasnt haven isn isnt really shouldn still suddenly wasn wasnt weren wont wouldn ' +
    'through to too try trying under until up us use used using versus via vs was way we were what when where whether which while whose why will with would yet you your ' +
    'а без больше бы был была были было быть в вам ваш во вообще вот все всё вы где для до его ее если есть ещё еще за зачем и из или именно их как какая какое какой какие когда ко куда ли либо лишь между мне можно мой моя мои мочь мы на над надо нам наш не нет ни нужно нужен нужна нужны но о об он она они от перед по под почему при про раз с сам свой себя со сколько долго часто много ' +
    'так такое там то тоже только тут ты у уже хочу чего чем через что чтобы это этот эта эти я'
  ).split(' '),
);
