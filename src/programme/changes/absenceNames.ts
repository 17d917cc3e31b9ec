import { ABSENCE_KINDS, type AbsenceKind } from '../../schedule/model/changes.ts';

export const OFFERED_ABSENCES = Object.keys(ABSENCE_KINDS) as readonly AbsenceKind[];

export const ABSENCE_NAMES: Readonly<Record<AbsenceKind, { noun: string; answer: string; back: string }>> = {
  illness: { noun: 'Maladie', answer: 'Malade', back: 'Je reprends aujourd’hui' },
  injury: { noun: 'Blessure', answer: 'Blessure', back: 'Je reprends aujourd’hui' },
  travel: { noun: 'Voyage', answer: 'En voyage', back: 'Je suis de retour' },
  pause: { noun: 'Pause', answer: 'Pas le temps', back: 'Je reprends aujourd’hui' },
};
