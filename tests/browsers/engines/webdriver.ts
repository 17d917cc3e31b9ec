import { setTimeout as pause } from 'node:timers/promises';

const START_DEADLINE_MS = 15_000;

type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

interface Answer {
  value: unknown;
}

/** Speaks https://www.w3.org/TR/webdriver2/ to the driver at `address`; rejects with what the driver complains of. */
function commandsTo(address: string): Command {
  return async (method, path, body) => {
    const response = await fetch(`${address}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as Answer;
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}, ${message}`);
  };
}

async function listening(command: Command): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS;
  for (;;) {
    try {
      await command('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

/** Opens a browser through the driver that starts at `address`; answers the commands of its session. */
export async function startSession(address: string, capabilities: object): Promise<Command> {
  const command = commandsTo(address);
  await listening(command);
  const session = await command('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = session as { sessionId: string };
  return (method, path, body) => command(method, `/session/${sessionId}${path}`, body);
}
