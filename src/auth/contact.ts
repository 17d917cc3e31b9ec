import { app } from '../generated/app.ts';

/** Opens the member's mail client on a message to us, with its subject. */
export const contactHref = `mailto:${app.contact.email}?subject=${encodeURIComponent(app.contact.subject)}`;
