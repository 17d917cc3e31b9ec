import type { Member } from '../authClient.ts';

const normal = (email: string) => email.trim().toLowerCase();

/** The admin is the member with the one address of the settings. */
export function isAdmin(member: Member, adminEmail: string): boolean {
  return member.email !== null && normal(member.email) === normal(adminEmail);
}
