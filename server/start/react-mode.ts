// Imported before everything else: React chooses its slow, talkative build unless it is told "production" when it loads.
export const givenNodeEnv = process.env.NODE_ENV;

if (process.env.GALLERIA_DEV !== '1') process.env.NODE_ENV ??= 'production';
