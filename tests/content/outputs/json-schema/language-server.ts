import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CompletionItem,
  CompletionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  type Diagnostic,
  InitializeRequest,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node.js';

const SERVER = path.resolve('node_modules/yaml-language-server/bin/yaml-language-server');

export type LanguageServer = Awaited<ReturnType<typeof startLanguageServer>>;

/**
 * The language server that editors run for YAML, on a folder, for a coach who reads French. `settings` are those of an editor
 * as its file holds them: `yaml.hover`, not `yaml` with `hover` in it.
 */
export async function startLanguageServer(folder: string, settings: Record<string, unknown>) {
  const server = spawn(process.execPath, [SERVER, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const diagnostics = new Map<string, readonly Diagnostic[]>();
  const versions = new Map<string, number>();
  const uriOf = (file: string) => pathToFileURL(path.join(folder, file)).href;
  const below = (section = '') =>
    Object.entries(settings)
      .filter(([name]) => name.startsWith(`${section}.`))
      .map(([name, value]) => [name.slice(section.length + 1), value]);

  connection.onRequest(RegistrationRequest.type, () => undefined);
  connection.onRequest(ConfigurationRequest.type, ({ items }) =>
    items.map(({ section }) => Object.fromEntries(below(section))),
  );
  connection.onNotification(PublishDiagnosticsNotification.type, (found) => {
    diagnostics.set(found.uri, found.diagnostics);
  });
  connection.listen();
  const rootUri = uriOf('');
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri,
    workspaceFolders: [{ uri: rootUri, name: 'content' }],
    locale: 'fr',
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true },
      textDocument: { completion: { completionItem: { snippetSupport: true } } },
    },
  });
  await connection.sendNotification('initialized', {});

  return {
    /** Shows `text` in the editor as the unsaved state of `file`, a path inside the folder. */
    async write(file: string, text: string): Promise<void> {
      const uri = uriOf(file);
      const version = (versions.get(uri) ?? 0) + 1;
      versions.set(uri, version);
      const textDocument = { uri, languageId: 'yaml', version, text };
      if (version === 1) await connection.sendNotification('textDocument/didOpen', { textDocument });
      else await connection.sendNotification('textDocument/didChange', { textDocument, contentChanges: [{ text }] });
    },
    /** What is underlined in `file` as of now, as `line: message`; undefined before it was looked at. */
    underlined: (file: string) =>
      diagnostics.get(uriOf(file))?.map(({ range, message }) => `${range.start.line + 1}: ${message}`),
    /** What is offered behind the first `part` of `text`, which `file` holds. */
    async completions(file: string, text: string, part: string): Promise<string[]> {
      const params = { textDocument: { uri: uriOf(file) }, position: behind(text, part) };
      const answer = await connection.sendRequest(CompletionRequest.type, params);
      const items: CompletionItem[] = Array.isArray(answer) ? answer : (answer?.items ?? []);
      return items.map(({ label }) => label);
    },
    async stop(): Promise<void> {
      const exited = once(server, 'exit');
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification('exit');
      await exited;
      connection.dispose();
    },
  };
}

function behind(text: string, part: string) {
  const lines = text.slice(0, text.indexOf(part) + part.length).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}
