import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect } from 'vite';
import { buildFolders } from '../content/folders.ts';
import { kindOf } from '../content/kinds.ts';

/** Texts by their paths inside the content folder; null for a file that is removed. */
type Changes = Record<string, string | null>;

/** Answers the workshop of `npm run dev`, which writes what a coach has changed into the content folder. */
export function saveChanges(folder = buildFolders().content): Connect.NextHandleFunction {
  return async (request, response) => {
    const end = (status: number, message = '') => {
      response.statusCode = status;
      response.end(message);
    };
    // Another site's page may post here too.
    if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json') return end(405);
    if (new URL(request.headers.origin ?? 'none:').host !== request.headers.host) return end(403);
    try {
      const changes = JSON.parse(await readText(request)) as Changes;
      const stray = Object.keys(changes).find((file) => kindOf(file) === undefined);
      if (stray !== undefined) return end(400, `${stray} n’est pas un fichier du contenu`);
      for (const [file, text] of Object.entries(changes)) await write(path.join(folder, file), text);
      end(204);
    } catch (error) {
      end(500, error instanceof Error ? error.message : String(error));
    }
  };
}

async function readText(request: Connect.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

async function write(file: string, text: string | null): Promise<void> {
  if (text === null) return rm(file, { force: true });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
