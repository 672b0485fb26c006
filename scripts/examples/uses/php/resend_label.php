<?php
require 'gateway.php';
require 'resend_label.php';

$sent = gateway('POST', '/v1/transaction/resend_giftcode', body: ['transaction_id' => 'trx_01KF0GVV2DX4W8T6P3S1Q9J7KM'])['data']['giftcode'];
if (!str_starts_with(resend_label($sent, time()), 'Wait ') || !str_starts_with(resend_label($sent, time() + 3600), 'Sent 2 of 3')) {
    throw new Exception(json_encode($sent));
}
if (!str_ends_with(resend_label(['next_allowed_at' => null] + $sent, time()), 'No resend is left.')) {
    throw new Exception('no resend');
}
