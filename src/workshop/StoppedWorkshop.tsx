import { Button } from '../ui/Button.tsx';
import { Actions, Stack } from '../ui/layout.tsx';
import { saveFile } from '../ui/saveFile.ts';
import styles from './ReviewPage.module.css';
import { storedDrafts } from './store/draftStorage.ts';

/** Instead of the page after a fault of its own: the drafts can still leave as files. */
export const StoppedWorkshop = () => (
  <Stack as="main" className={styles.review}>
    <h1>L’atelier s’est arrêté</h1>
    <p role="alert">C’est une faute de la page, pas la tienne. Tes brouillons sont gardés sur cet appareil.</p>
    <Actions>
      <Button onClick={() => location.reload()}>Recharger la page</Button>
      <Button variant="outline" onClick={() => void exportDrafts()}>
        Exporter mes brouillons
      </Button>
    </Actions>
  </Stack>
);

async function exportDrafts(): Promise<void> {
  for (const draft of await storedDrafts()) saveFile(`${draft.name}.json`, JSON.stringify(draft), 'application/json');
}
