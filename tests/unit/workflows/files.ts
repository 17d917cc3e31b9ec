import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const WORKFLOWS = '.github/workflows';
const ACTIONS = '.github/actions';

export interface Step {
  id?: string;
  name?: string;
  run?: string;
  uses?: string;
  if?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}

export interface Job {
  needs?: string | string[];
  uses?: string;
  if?: string;
  permissions?: Record<string, string>;
  strategy?: { matrix: Record<string, string[]> };
  steps?: Step[];
}

export interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

export const workflowNames = readdirSync(WORKFLOWS);

export const readWorkflow = (name: string): Workflow => parse(readFileSync(path.join(WORKFLOWS, name), 'utf8'));

export const stepsOf = ({ jobs }: Workflow): Step[] => Object.values(jobs).flatMap(({ steps = [] }) => steps);

/** The text of each workflow and action, by its path. */
export function sources(): [file: string, text: string][] {
  const actions = readdirSync(ACTIONS).map((name) => path.join(ACTIONS, name, 'action.yml'));
  return [...workflowNames.map((name) => path.join(WORKFLOWS, name)), ...actions].map((file) => [
    file,
    readFileSync(file, 'utf8'),
  ]);
}
