/** Where the files of each kind stand in a corpus. */
export const PATTERNS = {
  app: '*/app.yaml',
  limits: '*/limits.yaml',
  introduction: '*/introduction.yaml',
  understanding: '*/understanding.yaml',
  training: '*/training.yaml',
  competition: '*/competition.yaml',
  phase: '*/training/*/phase.yaml',
  week: '*/training/*/week-*.yaml',
  workoutPage: '*/training/*/{upper-body,lower-body,hyrox-specific,full-body}.yaml',
  exerciseFamily: '*/exercises/*.yaml',
  figureFamily: '*/figures/*.yaml',
};
