import { defineCollection, defineConfig } from '@content-collections/core';
import { GLOBS, KINDS } from './kinds.js';

const fixed = { directory: 'content', parser: 'yaml' };
const collectionOf = ({ kind: name, glob: include, except: exclude }) =>
  defineCollection({ ...fixed, name, include, exclude, schema: KINDS[name].schema });

export default defineConfig({ content: GLOBS.map(collectionOf) });
