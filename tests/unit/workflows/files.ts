import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const WORKFLOWS = '.github/workflows';

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
  strategy?: { matrix: Record<string, string[]> };
  steps?: Step[];
}

interface Workflow {
  jobs: Record<string, Job>;
}

export const workflowNames = readdirSync(WORKFLOWS);

export const readWorkflow = (name: string): Workflow => parse(readFileSync(path.join(WORKFLOWS, name), 'utf8'));
