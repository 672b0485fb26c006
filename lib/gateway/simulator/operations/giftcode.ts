import { countOf, durationOf } from '../../contract/limits';
import { touch } from '../state/lifecycle';
import { isAllowed, transactionOf, wrongState } from '../state/lookup';
import { masked, maskedEmail } from '../state/view';
import type { Answer, Call, World } from '../types';
import { ApiError } from '../wire/errors';
import { text, time } from '../wire/json';

/** `POST /v1/transaction/resend_giftcode`. */
export function resendGiftcode(world: World, { body }: Call): Answer {
  const tx = transactionOf(world, body);
  if (tx.service.method.id !== 'giftcode') {
    throw new ApiError(3112, 'The service sends no gift codes.', null);
  }
  const gift = tx.giftcode;
  if (!gift || !isAllowed(world, tx, 'transaction_resend_giftcode')) throw wrongState(world, tx);
  const [email, phone] = [text(body, 'email'), text(body, 'phone')];
  if ((email ?? phone) !== undefined && body.customer_confirmed !== true) {
    const message = 'A new address needs customer_confirmed: true.';
    throw new ApiError(2007, message, 'customer_confirmed');
  }
  const pause = durationOf(world.contract, 'giftcode_resend.pause') / world.options.timeScale;
  const most = countOf(world.contract, 'giftcode_resend.sends');
  const nextAt = gift.sentAt + pause;
  if (gift.count >= most) throw new ApiError(3115, `The code was sent ${most} times.`, null);
  if (world.now < nextAt) {
    const at = time(nextAt);
    throw new ApiError(3115, 'The code was sent a moment ago.', null, { next_allowed_at: at });
  }
  const to =
    email !== undefined ? maskedEmail(email) : phone !== undefined ? masked(phone) : gift.to;
  const channel = text(body, 'channel') ?? (to.includes('@') ? 'email' : 'sms');
  tx.giftcode = { ...gift, to, channel, count: gift.count + 1, sentAt: world.now };
  touch(world, tx, 'api');
  const { masked: code_masked, count } = tx.giftcode;
  return {
    status: 200,
    body: {
      data: {
        transaction_id: tx.id,
        giftcode: {
          code_masked,
          sent_to: to,
          channel,
          sent_count: count,
          max_sends: countOf(world.contract, 'giftcode_resend.sends'),
          next_allowed_at:
            count < countOf(world.contract, 'giftcode_resend.sends')
              ? time(world.now + pause)
              : null,
          redeemed: false,
        },
      },
    },
  };
}
