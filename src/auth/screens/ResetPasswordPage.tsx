import { type ReactNode, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { passwordResetCode, ROUTES } from '../../routes.ts';
import { Button } from '../../ui/Button.tsx';
import { useAuth } from '../AuthProvider.tsx';
import { type AuthClient, AuthError, type AuthErrorCode, type PasswordRules } from '../authClient.ts';
import { contactHref } from '../contact.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx';
import { SendLinkForm } from './SendLinkForm.tsx';

/** Where the link of a reset email leads; without a link, where a member asks for one. */
export default function ResetPasswordPage() {
  const { member } = useAuth();
  const [parameters] = useSearchParams();
  const code = passwordResetCode(parameters);
  if (code) return <OpenedLink key={code} code={code} />;
  return (
    <ResetScreen
      title="Mot de passe oublié"
      intro="Indique l’adresse email de ton compte : tu y recevras un lien pour choisir un nouveau mot de passe."
    >
      <SendLinkForm email={member?.email ?? undefined} />
    </ResetScreen>
  );
}

type ReadLink = { state: 'open'; email: string; rules: PasswordRules } | { state: 'dead' | 'disabled' | 'unread' };

const STATE_OF_ERROR: Partial<Record<AuthErrorCode, 'dead' | 'disabled'>> = {
  'dead-link': 'dead',
  'unknown-account': 'dead',
  'account-disabled': 'disabled',
};

async function readLink(auth: AuthClient, code: string): Promise<ReadLink> {
  try {
    const [email, rules] = await Promise.all([auth.readResetCode(code), auth.passwordRules()]);
    return { state: 'open', email, rules };
  } catch (error) {
    return { state: (error instanceof AuthError && STATE_OF_ERROR[error.code]) || 'unread' };
  }
}

function OpenedLink({ code }: { code: string }) {
  const { auth, member } = useAuth();
  const [attempt, setAttempt] = useState(1);
  const [link, setLink] = useState<ReadLink | { state: 'reading' }>({ state: 'reading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads the same link again.
  useEffect(() => {
    let shown = true;
    void auth.then((client) => readLink(client, code)).then((read) => shown && setLink(read));
    return () => {
      shown = false;
    };
  }, [auth, code, attempt]);

  switch (link.state) {
    case 'reading':
      return <ResetScreen announced={attempt > 1} title="Vérification du lien…" />;
    case 'open':
      return (
        <ResetScreen
          announced
          title="Choisis ton mot de passe"
          intro={
            member && member.email !== link.email
              ? `Ta session reste ouverte avec ${member.email ?? 'un autre compte'} : ce mot de passe est celui de ${link.email}.`
              : undefined
          }
        >
          <ChoosePasswordForm
            code={code}
            email={link.email}
            rules={link.rules}
            onDeadLink={() => setLink({ state: 'dead' })}
            onRefused={async () => setLink({ ...link, rules: await (await auth).passwordRules() })}
          />
        </ResetScreen>
      );
    case 'dead':
      return (
        <ResetScreen
          announced
          title="Ce lien n’est plus valable"
          intro={'Il a déjà servi, a expiré ou est incomplet. Demandes-\u2060en un nouveau par email.'}
        >
          <SendLinkForm />
        </ResetScreen>
      );
    case 'disabled':
      return (
        <ResetScreen announced title="Ce compte a été désactivé">
          <p>
            <a href={contactHref}>Écris-nous</a> si c’est une erreur.
          </p>
        </ResetScreen>
      );
    case 'unread':
      return (
        <ResetScreen
          announced
          title="Lien impossible à vérifier"
          intro="Vérifie ta connexion, puis réessaie. Ton lien n’est pas perdu."
        >
          <Button
            onClick={() => {
              setLink({ state: 'reading' });
              setAttempt(attempt + 1);
            }}
          >
            Réessayer
          </Button>
        </ResetScreen>
      );
  }
}

interface ResetScreenProps {
  title: string;
  intro?: string | undefined;
  announced?: boolean;
  children?: ReactNode;
}

function ResetScreen({ children, ...screen }: ResetScreenProps) {
  const { member } = useAuth();
  return (
    <AuthLayout {...screen}>
      {children}
      <Link to={member ? ROUTES.introduction : ROUTES.login} className="text-button">
        {member ? 'Retour à l’app' : 'Retour à la connexion'}
      </Link>
    </AuthLayout>
  );
}
