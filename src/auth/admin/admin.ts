import type { Member } from '../authClient.ts';

/** Only A to Z change case: `toLowerCase()` would also make a `k` of the Kelvin sign, which is another address. */
const normal = (email: string) => email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The admin is the member with the one address of the settings. */
export function isAdmin(member: Member, adminEmail: string): boolean {
  return member.email !== null && normal(member.email) === normal(adminEmail);
}
