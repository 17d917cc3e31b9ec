import { asUtc, type LocalDate } from './localDate.ts';

/** Of a content line, without its break (RFC 5545, 3.1). */
const OCTETS_MAX = 75;
const MINUTE_MS = 60_000;
const encoder = new TextEncoder();

/** A component as a calendar file writes it, such as VEVENT: its lines, then those of the components inside it. */
export function component(name: string, lines: readonly string[]): string[] {
  return [`BEGIN:${name}`, ...lines, `END:${name}`];
}

/** A property whose value is a TEXT (RFC 5545, 3.3.11). */
export function textProperty(name: string, text: string): string {
  return `${name}:${text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')}`;
}

/** A property whose value is a DATE: `DTSTART;VALUE=DATE:20270418`. */
export function dateProperty(name: string, date: LocalDate): string {
  return `${name};VALUE=DATE:${digitsOf(asUtc(date)).slice(0, 8)}`;
}

/** A property whose value is that time on the wall, wherever its reader is: `DTSTART:20270418T093000`. */
export function floatingProperty(name: string, date: LocalDate, minutes: number): string {
  return `${name}:${digitsOf(new Date(asUtc(date).getTime() + minutes * MINUTE_MS))}`;
}

export function utcProperty(name: string, instant: Date): string {
  return `${name}:${digitsOf(instant)}Z`;
}

/** The file of a calendar: each line folded, none cut inside a character. */
export function calendarText(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > OCTETS_MAX) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

/** `20270418T093000` */
const digitsOf = (instant: Date) => instant.toISOString().slice(0, 19).replace(/[-:]/g, '');
