import type { ShownDiagnostic } from '../messages.ts';

/** A diagnostic as content:check shows it, but for a certain edit: its lines stand in place of the suggestion. */
export function renderDiagnostic(
  { file, range, severity, codeFrame, message, suggestion, change }: ShownDiagnostic,
  folder: string,
) {
  const item = element('li');
  item.append(element('p', { class: 'place' }, `${folder}/${file}:${range.line}:${range.column}`));
  if (codeFrame) item.append(element('pre', {}, codeFrame));
  const text = severity === 'warning' ? `Avertissement : ${message}` : message;
  item.append(element('p', { class: 'message' }, text));
  if (change) {
    const after = change.after.every((line) => line.trim() === '') ? [] : change.after;
    item.append(element('p', { class: 'suggestion' }, after.length > 0 ? 'Écris plutôt :' : 'Retire :'));
    item.append(renderChange({ ...change, after }));
  } else if (suggestion !== undefined) {
    item.append(element('p', { class: 'suggestion' }, `Voulais-tu dire « ${suggestion} » ?`));
  }
  return item;
}

/** The lines as they are, then as they should be. */
function renderChange({ before, after }: NonNullable<ShownDiagnostic['change']>) {
  const lines = element('pre');
  for (const line of before) lines.append(element('del', {}, `- ${line}\n`));
  for (const line of after) lines.append(element('ins', {}, `+ ${line}\n`));
  return lines;
}

/** Scrolls lines that are wider than the screen to what is wrong in them; whoever has no mouse can scroll them too. */
export function revealCarets(list: HTMLElement): void {
  for (const frame of list.querySelectorAll('pre')) {
    if (frame.scrollWidth <= frame.clientWidth) continue;
    frame.tabIndex = 0;
    const shown = frame.textContent ?? '';
    const longest = Math.max(...shown.split('\n').map(({ length }) => length));
    const caret = Math.max(...shown.split('\n').map((line) => (/^ *\| *\^/.exec(line)?.[0] ?? '').length));
    frame.scrollLeft = (caret / longest) * frame.scrollWidth - frame.clientWidth / 2;
  }
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.textContent = text;
  return made;
}
