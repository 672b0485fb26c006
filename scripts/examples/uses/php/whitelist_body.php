<?php
require 'gateway.php';
require 'whitelist_body.php';

$found = gateway('GET', '/v1/transaction/find', ['transaction_id' => 'trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ'])['data'];
$body = whitelist_body($found, true);
if ($body === null || whitelist_body($found, false) !== null) {
    throw new Exception('whitelist_body');
}
gateway('POST', '/v1/cards/whitelist/add', body: $body);
