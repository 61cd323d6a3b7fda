// Imported before everything else: React loads its slow development build unless NODE_ENV is "production" by then.
export const givenNodeEnv = process.env.NODE_ENV;

if (process.env.GALLERIA_DEV !== '1') process.env.NODE_ENV ??= 'production';
