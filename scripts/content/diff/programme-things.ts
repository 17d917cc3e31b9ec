import { feminine, masculine, nounOf } from '../../../schema/nouns.ts';
import type { DayEntry, Week } from '../../../schema/week.ts';
import type { Block, Prescription, WorkoutOption, WorkoutPage } from '../../../schema/workout.ts';
import { formatDose } from '../dose.ts';
import { phaseNumberOf, routeOf } from '../kinds.ts';
import type { Names } from '../names.ts';
import { fieldsOf } from './fields.ts';
import type { Root, Thing } from './thing.ts';

export function weekThing(file: string, week: Week, names: Names): Root {
  const { facts, children } = fieldsOf(week, { omit: ['number', 'days'] });
  return {
    file,
    keys: [String(week.number)],
    name: `Semaine ${week.number}`,
    noun: feminine('semaine'),
    facts: [...facts, { noun: feminine('phase'), value: String(phaseNumberOf(file)), isPlumbing: true }],
    children: [...children, ...week.days.map((day) => dayThing(day, names))],
    isOrdered: false,
  };
}

function dayThing(day: DayEntry, names: Names): Thing {
  return {
    keys: [day.day],
    name: `${day.day}, ${day.activity}`,
    noun: feminine('journée'),
    slot: { place: day.day, holds: day.activity },
    isOrdered: false,
    ...fieldsOf(day, {
      omit: ['day'],
      told: (key, value) => {
        const id = String(value);
        // What the name of the day says already.
        if (key === 'activity') return { noun: nounOf(key), value: id, isText: true, isPlumbing: true };
        if (key === 'link') return { noun: nounOf(key), value: id, shown: names.page(id), isText: true };
        if (key !== 'suggested') return undefined;
        return { noun: nounOf(key), value: id, shown: names.option(day.link, id), isText: true };
      },
    }),
  };
}

export function pageThing(file: string, page: WorkoutPage, names: Names): Root {
  const route = routeOf(file);
  const phase = phaseNumberOf(file);
  const { facts, children } = fieldsOf(page, { omit: ['options'] });
  return {
    file,
    keys: [route, `${phase} ${page.title}`],
    name: `Phase ${phase}, ${page.title}`,
    noun: feminine('page'),
    facts: [...facts, { noun: feminine('adresse'), value: route }],
    children: [
      ...children,
      {
        keys: ['options'],
        name: '',
        noun: nounOf('options'),
        facts: [],
        children: page.options.map((option) => optionThing(option, route, names)),
        isOrdered: true,
      },
    ],
    isOrdered: false,
  };
}

function optionThing(option: WorkoutOption, route: string, names: Names): Thing {
  const { exercises, blocks } = option;
  // As members see it: a plain list is one round.
  const rounds: readonly Block[] = blocks ?? [{ rounds: 1, exercises: exercises ?? [] }];
  return {
    keys: [option.id, option.name],
    identity: `option ${option.id}`,
    name: option.name,
    noun: nounOf('options'),
    facts: fieldsOf(option, { omit: ['exercises', 'blocks'] }).facts,
    children: rounds.map((block, index) => {
      const called = block.title ?? (rounds.length > 1 ? `circuit ${index + 1}` : '');
      return blockThing(block, index, called, `dose ${route} ${option.id}`, names);
    }),
    isOrdered: true,
  };
}

function blockThing(block: Block, index: number, called: string, scope: string, names: Names): Thing {
  return {
    keys: [block.title ?? `#${index}`, `#${index}`],
    name: called,
    noun: masculine('circuit'),
    facts: fieldsOf(block, { omit: ['exercises'] }).facts,
    children: block.exercises.map((prescription) => prescriptionThing(prescription, scope, names)),
    isOrdered: true,
  };
}

function prescriptionThing(prescription: Prescription, scope: string, names: Names): Thing {
  const { facts, children } = fieldsOf(prescription, {
    omit: ['exercise', 'sets', 'reps', 'time', 'distance', 'perSide'],
  });
  return {
    keys: [prescription.exercise],
    identity: `${scope} ${prescription.exercise}`,
    name: names.exercise(prescription.exercise),
    noun: nounOf('exercises'),
    facts: [{ noun: feminine('dose'), value: formatDose(prescription) }, ...facts],
    children,
    isOrdered: false,
  };
}
