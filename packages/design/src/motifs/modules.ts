/** The motifs that are modules; one more is a file in `figures/` and its line here. */
import { dog } from './figures/dog';
import { fern } from './figures/fern';
import { fox } from './figures/fox';
import { ginkgo } from './figures/ginkgo';
import { heartPadlock } from './figures/heartPadlock';
import { hibiscus } from './figures/hibiscus';
import { honeycomb } from './figures/honeycomb';
import { laurelWreath } from './figures/laurelWreath';
import { lily } from './figures/lily';
import { mapleLeaf } from './figures/mapleLeaf';
import { monstera } from './figures/monstera';
import { oakLeaf } from './figures/oakLeaf';
import { octopus } from './figures/octopus';
import { oliveBranch } from './figures/oliveBranch';
import { orchid } from './figures/orchid';
import { padlock } from './figures/padlock';
import { peony } from './figures/peony';
import { scarab } from './figures/scarab';
import { spider } from './figures/spider';
import { swan } from './figures/swan';
import { trinityKnot } from './figures/trinityKnot';
import { tulip } from './figures/tulip';
import { unicorn } from './figures/unicorn';
import { whale } from './figures/whale';
import { wolf } from './figures/wolf';
import type { Motif } from './motif';

export const MODULES: readonly Motif[] = [dog, fern, fox, ginkgo, heartPadlock, hibiscus, honeycomb, laurelWreath, lily, mapleLeaf, monstera, oakLeaf, octopus, oliveBranch, orchid, padlock, peony, scarab, spider, swan, trinityKnot, tulip, unicorn, whale, wolf];
