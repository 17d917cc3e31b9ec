import { count } from '../format/plural.ts';
import { Button } from '../ui/Button.tsx';
import { FileButton } from '../ui/form/FileButton.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { Cluster, Rows } from '../ui/layout.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { useToast } from '../ui/Toasts.tsx';
import { closeMenu, Menu } from './Menu.tsx';
import type { Draft } from './model/draft.ts';
import { parseDraft } from './store/draftFile.ts';
import type { useDrafts } from './store/useDrafts.ts';

interface DraftMenuProps {
  drafts: ReturnType<typeof useDrafts>;
}

/** The draft at work, and the others of this device. */
export function DraftMenu({ drafts: { drafts, current, ...actions } }: DraftMenuProps) {
  const showToast = useToast();
  if (!current) return null;
  const size = ({ changes }: Draft) => {
    const files = Object.keys(changes).length;
    return files === 0 ? 'rien de changé' : count(files, 'fichier changé', 'fichiers changés');
  };

  function remove(draft: Draft): void {
    closeMenu();
    const restore = actions.remove(draft);
    showToast({
      kind: 'success',
      text: `«\u00a0${draft.name}\u00a0» est jeté.`,
      durationMs: 30_000,
      action: { label: 'Annuler', onPress: restore },
    });
  }

  async function importFile(file: File): Promise<void> {
    closeMenu();
    const draft = parseDraft(await file.text());
    if (draft) return actions.open(draft);
    const text =
      'Ce fichier n’est pas un brouillon de l’atelier. Choisis celui que «\u00a0Exporter\u00a0» a enregistré.';
    showToast({ kind: 'danger', text, durationMs: 10_000 });
  }

  return (
    <Menu label={current.name}>
      <p className="small muted">{size(current)}</p>
      <TextField
        label="Nom du brouillon"
        value={current.name}
        onChange={({ currentTarget: { value } }) => actions.update({ name: value })}
      />
      <Cluster gap={3}>
        <Button
          variant="outline"
          onClick={() => saveFile(`${current.name}.json`, JSON.stringify(current), 'application/json')}
        >
          Exporter
        </Button>
        <FileButton accept="application/json,.json" onChosen={(file) => void importFile(file)}>
          Importer
        </FileButton>
        <Button
          variant="outline"
          onClick={() => {
            closeMenu();
            actions.begin();
          }}
        >
          Nouveau brouillon
        </Button>
        <Button variant="outline" onClick={() => remove(current)}>
          Jeter
        </Button>
      </Cluster>
      {drafts.length > 1 && (
        <Rows>
          {drafts
            .filter(({ id }) => id !== current.id)
            .map((draft) => (
              <li key={draft.id}>
                <button
                  type="button"
                  className="text-button"
                  onClick={() => {
                    closeMenu();
                    actions.open(draft);
                  }}
                >
                  {draft.name}
                </button>{' '}
                <span className="small muted">{size(draft)}</span>
              </li>
            ))}
        </Rows>
      )}
    </Menu>
  );
}
