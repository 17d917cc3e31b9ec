// Loaded into the emulator's process. Compiling the validation schemas of every operation of the API takes most of its
// start; with this option of its library each is compiled at its first use.
const { createRequire } = require('node:module');

const fromFirebase = createRequire(require.resolve('firebase-tools/package.json'));
const exegesis = createRequire(fromFirebase.resolve('exegesis-express'))('exegesis');
const { compileApi } = exegesis;

exegesis.compileApi = (/** @type {[document: object, options: object]} */ ...[document, options]) =>
  compileApi(document, { ...options, lazyCompileValidationSchemas: true });
