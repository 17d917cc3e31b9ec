import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarText, component, textProperty } from '../../src/calendar/iCalendar.ts';

/** A calendar with these properties, as another implementation reads it. */
const readBack = (...properties: string[]) =>
  new ICAL.Component(ICAL.parse(calendarText(component('VCALENDAR', properties))));

/** Of characters that RFC 5545 allows in a TEXT, with more of those that it escapes, breaks and counts in several octets. */
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom('\n', '\\', ';', ',', ':', '"', '\\n', ' ', '\u00a0', 'é', '’', '🏋️', '\\,'),
      fc.string({ unit: 'binary', maxLength: 30 }),
    ),
    { maxLength: 60, size: 'max' },
  )
  .map((parts) => parts.join('').replace(/(?!\n)\p{Cc}|\p{Cs}/gu, ''));

test('any text is read back as it was', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(readBack(textProperty('DESCRIPTION', text)).getFirstPropertyValue('description')).toBe(text);
    }),
  );
});

test('every break of a line is one in the text, and what the format uses is escaped', () => {
  expect(textProperty('SUMMARY', 'un\r\ndeux\rtrois\nq;u,a\\tre')).toBe('SUMMARY:un\\ndeux\\ntrois\\nq\\;u\\,a\\\\tre');
});

test('no line has more than 75 octets, none begins or ends inside a character, none is broken sooner than it must be', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const property = textProperty('DESCRIPTION', text);
      const file = calendarText([property]);
      expect(file.endsWith('\r\n')).toBe(true);
      const lines = file.slice(0, -2).split('\r\n');
      expect(
        lines[0] +
          lines
            .slice(1)
            .map((line) => line.slice(1))
            .join(''),
      ).toBe(property);
      lines.forEach((line, index) => {
        expect(line).not.toMatch(/[\ud800-\udbff]$|^ ?[\udc00-\udfff]/);
        if (index > 0) expect(line.startsWith(' ')).toBe(true);
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const [, next = ''] = [...(lines[index + 1] ?? '')];
        if (next) expect(Buffer.byteLength(line + next)).toBeGreaterThan(75);
      });
    }),
  );
});
