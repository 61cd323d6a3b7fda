/** Texts of the demo mall in one language, by the English text. A text that is not there is shown in English. */
export type Translations = Readonly<Record<string, string>>;
