import { type AppData, AppProvider, AppShell, DataProvider, LazyAccountSettings, NotFound, SessionGate, Studio } from '@jewelry/ui/app';
import { LazyAuthModal, LazyConfirmEmail, LazyResetPassword } from '@jewelry/ui/auth';
import { LazyUpgrade } from '@jewelry/ui/billing';
import { LazyMyJewelry } from '@jewelry/ui/collection';
import { LazyFeedbackModal } from '@jewelry/ui/feedback';
import { LazyGallery } from '@jewelry/ui/gallery';
import { LazyWorkbench } from '@jewelry/ui/pieces';
import { LazyQuoteModal } from '@jewelry/ui/quotes';
import { type AppFrame, useSession } from '@jewelry/ui/session';
import { LazySharePage } from '@jewelry/ui/sharing';
import { useCallback, useState } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { checkoutOutcomeOf } from './places';
import { usePageTitle } from './usePageTitle';
import { useRedirects } from './useRedirects';
import { useScrollMemory } from './useScrollMemory';

const reload = (): void => location.reload();

/** The app: which piece of the library stands at which address. */
export function App({ data }: { data: AppData }) {
  return (
    <DataProvider data={data}>
      <Pages />
    </DataProvider>
  );
}

function Pages() {
  const { pathname } = useLocation();
  const go = useNavigate();
  const navigate = useCallback<AppFrame['navigate']>((href, options) => void go(href, options), [go]);
  useRedirects({ path: pathname, navigate });
  const [pieceTitle, setPieceTitle] = useState<string | null>(null);
  usePageTitle(pathname, pieceTitle);
  useScrollMemory();
  return (
    <AppProvider path={pathname} navigate={navigate} reload={reload} upgradeHref="/upgrade">
      <SessionGate>
        <AppShell>
          <Routes>
            <Route path="/" element={<Studio place="home" />} />
            <Route path="/imagine" element={<Studio place="imagine" />} />
            <Route path="/gallery" element={<LazyGallery view="recent" />} />
            <Route path="/gallery/top" element={<LazyGallery view="top" />} />
            <Route path="/upgrade" element={<UpgradePage />} />
            <Route path="/share" element={<Navigate to="/" replace />} />
            <Route path="/share/:imageId" element={<SharedPage />} />
            <Route path="/piece/:pieceId" element={<PiecePage onTitle={setPieceTitle} />} />
            <Route path="/confirm-email" element={<ConfirmEmailPage />} />
            <Route path="/reset-password" element={<ResetPasswordPage />} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </AppShell>
        <LazyAuthModal />
        <LazyAccountSettings />
        <LazyMyJewelry />
        <LazyQuoteModal />
        <LazyFeedbackModal />
      </SessionGate>
    </AppProvider>
  );
}

function ConfirmEmailPage() {
  const [query] = useSearchParams();
  return <LazyConfirmEmail token={query.get('token')} />;
}

function UpgradePage() {
  const [query] = useSearchParams();
  return <LazyUpgrade returned={checkoutOutcomeOf(query)} />;
}

function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return <LazyResetPassword key={token} token={token} />;
}

function SharedPage() {
  const { imageId = '' } = useParams();
  return <LazySharePage key={imageId} imageId={imageId} />;
}

function PiecePage({ onTitle }: { onTitle: (title: string | null) => void }) {
  const { pieceId = '' } = useParams();
  return <LazyWorkbench key={pieceId} pieceId={pieceId} onTitle={onTitle} />;
}

/** An address that is no page. */
function Elsewhere() {
  const { isAuthenticated } = useSession();
  return (
    <NotFound>{isAuthenticated ? <Studio place="imagine" /> : <LazyGallery view="recent" />}</NotFound>
  );
}
