import { app } from '../generated/app.ts';

export const documentTitle = (title: string) => `${title} – ${app.name}`;
