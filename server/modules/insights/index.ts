export { countDays, countHealthOfShops } from '#server/modules/insights/count/count-days.ts';
export { noteAddedToCart, recountPayment, recountRefund } from '#server/modules/insights/count/due-queries.ts';
export { writeSeen } from '#server/modules/insights/seen/note-seen.ts';
export { importFigures, importSources, type NewFigures, type NewProductFigures } from './import-figures.ts';
