export interface LicenceNotice {
  /** The packages, with their versions and what their licence is called. */
  heading: string;
  text: string;
}

/** Reads what the build wrote (scripts/licences); rejects when it is out of reach. */
export async function readLicenceNotices(): Promise<LicenceNotice[]> {
  const answer = await fetch(`${import.meta.env.BASE_URL}licences.txt`);
  // Some hosts answer the app's page, or their own, for a file that is not there.
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/plain')) throw new Error('no licences.txt');
  const [, ...sections] = `\n${await answer.text()}`.split(/\n## /);
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return { heading, text: unwrapped(lines.join('\n').trim()) };
  });
}

/** Joins the lines of paragraphs that were cut at some 80 characters, which no phone has; titles and rules stay apart. */
const unwrapped = (text: string) => text.replace(/(.{50}[^\n-])\n(?=[ \t]*[^\s-])[ \t]*/g, '$1 ');
