import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CodeAction,
  CodeActionRequest,
  type CompletionItem,
  CompletionRequest,
  ConfigurationRequest,
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  FileChangeType,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type Position,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node.js';

const SERVER = path.resolve('node_modules/yaml-language-server/bin/yaml-language-server');

/** The settings of an editor, as its file holds them: `yaml.hover`, not `yaml` with `hover` in it. */
export type EditorSettings = Record<string, unknown>;

/** The language server that editors run for YAML, on a folder, for a coach who reads French. */
export class LanguageServer {
  readonly #folder: string;
  readonly #process: ChildProcess;
  readonly #connection: ProtocolConnection;
  readonly #diagnostics = new Map<string, readonly Diagnostic[]>();
  readonly #versions = new Map<string, number>();

  private constructor(folder: string, process: ChildProcess, connection: ProtocolConnection) {
    this.#folder = folder;
    this.#process = process;
    this.#connection = connection;
  }

  static async start(folder: string, settings: EditorSettings): Promise<LanguageServer> {
    const server = spawn(process.execPath, [SERVER, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const connection = createProtocolConnection(
      new StreamMessageReader(server.stdout),
      new StreamMessageWriter(server.stdin),
    );
    const started = new LanguageServer(folder, server, connection);
    connection.onRequest(RegistrationRequest.type, () => undefined);
    connection.onRequest(ConfigurationRequest.type, ({ items }) =>
      items.map(({ section }) => under(settings, section)),
    );
    connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
      started.#diagnostics.set(uri, diagnostics);
    });
    connection.listen();
    const rootUri = pathToFileURL(folder).href;
    await connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri,
      workspaceFolders: [{ uri: rootUri, name: 'content' }],
      locale: 'fr',
      capabilities: {
        workspace: {
          configuration: true,
          workspaceFolders: true,
          didChangeWatchedFiles: { dynamicRegistration: true },
        },
        textDocument: { completion: { completionItem: { snippetSupport: true } } },
      },
    });
    await connection.sendNotification(InitializedNotification.type, {});
    return started;
  }

  async stop(): Promise<void> {
    const exited = once(this.#process, 'exit');
    await this.#connection.sendRequest(ShutdownRequest.type);
    await this.#connection.sendNotification(ExitNotification.type);
    await exited;
    this.#connection.dispose();
  }

  /** Shows `text` in the editor as the unsaved state of `file`, a path inside the folder. */
  async write(file: string, text: string): Promise<void> {
    const uri = this.#uriOf(file);
    const version = (this.#versions.get(uri) ?? 0) + 1;
    this.#versions.set(uri, version);
    if (version === 1) {
      const textDocument = { uri, languageId: 'yaml', version, text };
      await this.#connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
    } else {
      const change = { textDocument: { uri, version }, contentChanges: [{ text }] };
      await this.#connection.sendNotification(DidChangeTextDocumentNotification.type, change);
    }
  }

  /** What is underlined in `file` as of now, as `line: message`; undefined before it was looked at. */
  underlined(file: string): string[] | undefined {
    return this.#diagnostics.get(this.#uriOf(file))?.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
  }

  /** What is offered to mend what is underlined in `file`: what each text is replaced by. */
  async quickFixes(file: string): Promise<string[]> {
    const uri = this.#uriOf(file);
    const diagnostics = [...(this.#diagnostics.get(uri) ?? [])];
    const [first] = diagnostics;
    if (!first) return [];
    const params = { textDocument: { uri }, range: first.range, context: { diagnostics } };
    const actions = ((await this.#connection.sendRequest(CodeActionRequest.type, params)) ?? []) as CodeAction[];
    return actions
      .filter(({ kind }) => kind === 'quickfix')
      .flatMap(({ edit }) => Object.values(edit?.changes ?? {}).flat())
      .map(({ newText }) => newText);
  }

  async completions(file: string, position: Position): Promise<CompletionItem[]> {
    const answer = await this.#connection.sendRequest(CompletionRequest.type, {
      textDocument: { uri: this.#uriOf(file) },
      position,
    });
    return Array.isArray(answer) ? answer : (answer?.items ?? []);
  }

  /** The markdown beside the pointer; empty when there is nothing to say. */
  async hover(file: string, position: Position): Promise<string> {
    const answer = await this.#connection.sendRequest(HoverRequest.type, {
      textDocument: { uri: this.#uriOf(file) },
      position,
    });
    const contents = answer?.contents ?? '';
    return typeof contents === 'object' && 'value' in contents ? contents.value : String(contents);
  }

  /** Tells that a file of the folder has changed on the disk, as the editor that watches it does. */
  async noticeChange(file: string): Promise<void> {
    const changes = [{ uri: this.#uriOf(file), type: FileChangeType.Changed }];
    await this.#connection.sendNotification(DidChangeWatchedFilesNotification.type, { changes });
  }

  #uriOf(file: string): string {
    return pathToFileURL(path.join(this.#folder, file)).href;
  }
}

/** The settings below `section`, in the nested form that editors answer with. */
function under(settings: EditorSettings, section = ''): unknown {
  if (section.startsWith('[')) return settings[section] ?? null;
  const root: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(settings)) {
    if (!name.startsWith(`${section}.`)) continue;
    const steps = name.slice(section.length + 1).split('.');
    const last = steps.pop() ?? '';
    let place = root;
    for (const step of steps) {
      place[step] ??= {};
      place = place[step] as Record<string, unknown>;
    }
    place[last] = value;
  }
  return root;
}
